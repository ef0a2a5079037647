extension FixtureTexts {
  static let numbersText = """
    # 1 Numbers: what comes first

    You learn to count.

    ## 1.1 One

    Somebody counts
    from two. The **first** number is another one, as the [numbers of
    old](https://example.com) show.

    ```
    two ──▶ three
    ```

    **Goal.** Counting starts with one.

    <details><summary>Hint 1</summary>

    Look at your thumb.

    </details>

    <details><summary>Hint 2</summary>

    Look at your nose.

    </details>

    <details><summary>Hint 3</summary>

    Count the moons of the earth.

    </details>

    ## 1.2 Two

    **Goal.** Two follows one.

    <details><summary>Hint 1</summary>

    Look at your eyes.

    </details>

    <details><summary>Hint 2</summary>

    Look at your ears.

    </details>

    """

  static let wordsText = """
    # 2 Words: say it

    You learn to speak.

    ## 2.1 Hello

    **Goal.** It greets.

    <details><summary>Hint 1</summary>

    What do you say in the morning?

    </details>

    <details><summary>Hint 2</summary>

    Five letters.

    </details>

    ## 2.2 Bye

    **Goal.** It takes its leave.

    <details><summary>Hint 1</summary>

    What do you say in the evening?

    </details>

    <details><summary>Hint 2</summary>

    Three letters.

    </details>

    """
}
