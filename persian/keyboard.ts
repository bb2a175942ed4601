/** The letter keys of a keyboard in their rows, as they write in Latin and in Persian (ISIRI 9147). */
const latinRows = ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,']
const persianRows = ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو']

const pairs = latinRows.flatMap((row, at) =>
  Array.from(row, (latin, place) => [latin, Array.from(persianRows[at] ?? '')[place] ?? ''] as const),
)
// «ژ» is written with shift; older keyboards of Windows have «پ» on a key of its own.
const toPersian = new Map([...pairs, ['C', 'ژ'] as const, ['\\', 'پ'] as const])
const toLatin = new Map(pairs.map(([latin, persian]) => [persian, latin]))

/** Letters typed with the Latin keyboard by mistake, in Persian: «vdhqd» is «ریاضی»; null for any other text. */
export function onPersianKeys(typed: string): string | null {
  const letters = Array.from(typed, (key) => toPersian.get(key) ?? toPersian.get(key.toLowerCase()))
  return typed !== '' && letters.every((letter) => letter !== undefined) ? letters.join('') : null
}

/** The same the other way: «حغفاخد» is “python”. Null unless every letter stands on a Latin letter. */
export function onLatinKeys(typed: string): string | null {
  const keys = Array.from(typed, (letter) => toLatin.get(letter))
  return typed !== '' && keys.every((key) => key !== undefined && /[a-z]/.test(key)) ? keys.join('') : null
}

/** Whether the keys of two letters touch each other, on either keyboard. */
export function areNeighbours(one: string, other: string): boolean {
  const [from, to] = [placeOf(one), placeOf(other)]
  if (!from || !to || from.keyboard !== to.keyboard) return false
  return Math.abs(from.row - to.row) <= 1 && Math.abs(from.place - to.place) < 1.1 && one !== other
}

function placeOf(letter: string) {
  for (const [keyboard, rows] of [latinRows, persianRows].entries())
    for (const [row, keys] of rows.entries()) {
      const place = Array.from(keys).indexOf(letter)
      // Each row stands a little to the right of the one above it.
      if (place >= 0) return { keyboard, row, place: place + row * 0.3 }
    }
  return null
}
