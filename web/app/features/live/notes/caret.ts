/** Where the caret stands after a text was changed around it: at the same letters, if they are there still. */
export function caretAfter(before: string, after: string, caret: number): number {
  const most = Math.min(before.length, after.length)
  let begins = 0
  while (begins < most && before[begins] === after[begins]) begins++
  if (caret <= begins) return caret
  let ends = 0
  while (ends < most - begins && before[before.length - 1 - ends] === after[after.length - 1 - ends]) ends++
  const fromEnd = before.length - caret
  return fromEnd <= ends ? after.length - fromEnd : Math.min(caret, after.length - ends)
}
