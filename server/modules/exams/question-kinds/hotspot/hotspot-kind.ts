import { spot } from '@arvand/contracts/questions'
import { worth } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'
import { asText } from '../words-of.ts'
import { isInside } from './is-inside.ts'

export const hotspotKind: QuestionKind<'hotspot'> = {
  kind: 'hotspot',
  empty: () => ({ fileId: null, alt: '', areas: [] }),
  whyNotComplete({ fileId, areas }) {
    if (fileId === null) return 'exams.question-without-picture'
    return areas.some(({ percent }) => percent === 100) ? null : 'exams.question-without-key'
  },
  asked: ({ fileId, alt }) => (fileId ? { picture: { fileId, alt } } : {}),
  readAnswer: (_, value) => spot.safeParse(value).data,
  mark({ areas }, value) {
    const place = spot.parse(value)
    const [best] = areas.filter((area) => isInside(area, place)).toSorted((a, b) => b.percent - a.percent)
    return worth(best?.percent ?? 0, best?.feedback)
  },
  correct: ({ alt }) => (alt === '' ? [] : [asText(alt)]),
  files: ({ fileId }) => (fileId ? [fileId] : []),
  texts: ({ alt, areas }) => [alt, ...areas.flatMap(({ feedback }) => (feedback ? [feedback] : []))],
}
