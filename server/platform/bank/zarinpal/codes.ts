/** The meanings of Zarinpal's codes (facts.md B6), for the log. */
const meanings: Readonly<Record<number, string>> = {
  [-9]: 'what was asked does not fit',
  [-10]: 'merchant or address of the server not known',
  [-11]: 'terminal is not active',
  [-13]: 'limit of the terminal',
  [-14]: 'the address to return to is not of the registered domain',
  [-15]: 'terminal suspended',
  [-16]: 'level of the merchant is below silver',
  [-17]: 'limit of the blue level',
  [-18]: 'another domain than the registered one',
  [-30]: 'shares are not allowed',
  [-31]: 'no account for shares',
  [-32]: 'shares are more than the amount',
  [-33]: 'percents of shares',
  [-34]: 'shares are more than the amount',
  [-35]: 'too many receivers of shares',
  [-39]: 'shares went wrong',
  [-40]: 'expire_in',
  [-50]: 'amount differs from what was paid',
  [-51]: 'not paid',
  [-53]: 'authority of another merchant',
  [-54]: 'authority not known',
  [-60]: 'cannot be reversed',
  [-62]: 'address of the server is not registered',
}

/** «request: -11 terminal is not active». */
export const sentenceOf = (method: string, code: number): string =>
  `${method}: ${code} ${meanings[code] ?? 'refused'}`
