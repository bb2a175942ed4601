import { plainNumber } from './digits.ts'

const weights = [29, 27, 23, 19, 17]

function checks(id: string): boolean {
  if (!/^[0-9]{11}$/.test(id) || /^(.)\1{10}$/.test(id)) return false
  const shift = Number(id[9]) + 2
  let sum = 0
  for (let place = 0; place < 10; place += 1) sum += (shift + Number(id[place])) * (weights[place % 5] ?? 0)
  return (sum % 11) % 10 === Number(id[10])
}

/** The national id of a legal person as eleven Latin digits; null if it is invalid. */
export function parseLegalId(text: string): string | null {
  const id = plainNumber(text)
  return checks(id) ? id : null
}

/** Whether the text is a valid id of a legal person. */
export function isLegalId(text: string): boolean {
  return parseLegalId(text) !== null
}
