/** No file holds more questions than this; what is behind them is told and left out. */
export const mostQuestions = 3000
