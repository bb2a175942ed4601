import type { XmlNode } from '#platform/xml'
import { BadQuestion, partIds, type RawQuestion } from '../drafts/found-question.ts'
import { numberIn } from '../drafts/percents.ts'
import type { StoredFile, Texts } from '../drafts/texts.ts'
import { attributeOf, nodeOf, nodesOf, wordsAt, wordsOf } from './node.ts'

/** One marker on a picture is a place that is clicked; several markers are none of our kinds. */
export async function readMarker(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  const drags = nodesOf(node, 'drag')
  const drops = nodesOf(node, 'drop')
  if (drags.length !== 1) throw new BadQuestion('severalMarkers')
  const file = nodeOf(node, 'file')
  if (!file) throw new BadQuestion('pictureMissing')
  const stored = await texts.file(attributeOf(file, 'name') || 'picture.png', wordsOf(file), 'picture')
  if (!stored?.width || !stored.height) throw new BadQuestion('pictureMissing')
  const areas = drops.map((drop) => ({ ...areaOf(drop, stored), percent: 100, feedback: null }))
  return {
    kind: 'hotspot',
    fileId: stored.id,
    alt: wordsOf(drags[0]).trim().slice(0, 300),
    areas: partIds(areas),
  }
}

function areaOf(drop: XmlNode, picture: StoredFile) {
  const numbers = wordsAt(drop, 'coords').split(/[,;]/).map(numberIn)
  if (numbers.length < 3 || numbers.includes(null))
    throw new BadQuestion('wrongNumber', wordsAt(drop, 'coords'))
  const [x = 0, y = 0, third = 0, fourth = 0] = numbers as number[]
  const at = (left: number, top: number) => ({
    x: within((left * 1000) / (picture.width ?? 1)),
    y: within((top * 1000) / (picture.height ?? 1)),
  })
  switch (wordsAt(drop, 'shape')) {
    case 'circle':
      return { shape: 'circle', points: [at(x, y), at(x + third, y)] }
    case 'rectangle':
      return { shape: 'rectangle', points: [at(x, y), at(x + third, y + fourth)] }
    default:
      return { shape: 'polygon', points: pairsOf(numbers as number[]).map(([left, top]) => at(left, top)) }
  }
}

const within = (value: number): number => Math.min(1000, Math.max(0, Math.round(value * 100) / 100))

const pairsOf = (numbers: readonly number[]): [number, number][] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => [
    numbers[at * 2] ?? 0,
    numbers[at * 2 + 1] ?? 0,
  ])
