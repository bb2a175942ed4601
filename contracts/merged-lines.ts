/** More than this is compared by no machine while people type; then what both wrote is kept as a whole. */
const mostCompared = 1_000_000

/**
 * Joins what two people made of one text, line by line: each change stays, and where both changed the same lines, both
 * stand there, theirs first. Browsers and the server join alike.
 */
export function mergedLines(before: string, theirs: string, mine: string): string {
  if (theirs === mine || mine === before) return theirs
  if (theirs === before) return mine
  const [base, left, right] = [before, theirs, mine].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ]
  if (base.length * Math.max(left.length, right.length) > mostCompared) return `${theirs}\n${mine}`
  const [inLeft, inRight] = [placesIn(base, left), placesIn(base, right)]
  const joined: string[] = []
  for (let at = 0, l = 0, r = 0; at <= base.length; ) {
    let next = at
    while (next < base.length && (inLeft[next] === -1 || inRight[next] === -1)) next++
    const [leftEnd, rightEnd] = [inLeft[next] ?? left.length, inRight[next] ?? right.length]
    joined.push(...joinedPart(base.slice(at, next), left.slice(l, leftEnd), right.slice(r, rightEnd)))
    joined.push(...base.slice(next, next + 1))
    at = next + 1
    l = leftEnd + 1
    r = rightEnd + 1
  }
  return joined.join('\n')
}

function joinedPart(base: readonly string[], left: readonly string[], right: readonly string[]) {
  if (isSame(left, right) || isSame(right, base)) return left
  return isSame(left, base) ? right : [...left, ...right]
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at])

/** For each line its place in the other text, by their longest common part; -1 where it is not there any more. */
function placesIn(lines: readonly string[], other: readonly string[]): number[] {
  const width = other.length + 1
  const longest = new Uint16Array((lines.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = lines.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      longest[i * width + j] =
        lines[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const places: number[] = []
  for (let i = 0, j = 0; i < lines.length; i++) {
    while (j < other.length && lines[i] !== other[j] && at(i, j + 1) >= at(i + 1, j)) j++
    places.push(j < other.length && lines[i] === other[j] ? j++ : -1)
  }
  return places
}
