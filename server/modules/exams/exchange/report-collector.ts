import type { QuestionKindName } from '@arvand/contracts/questions'
import type {
  LossReason,
  QuestionFileFormat,
  QuestionReport,
} from '@arvand/contracts/teacher/question-exchange'

const mostUnread = 300
const mostPlaces = 50
const mostCategories = 200

type Place = QuestionReport['losses'][number]['places'][number]

/** A question that came or was written. */
export interface CountedQuestion extends Omit<Place, 'subject'> {
  readonly kind: QuestionKindName
  readonly isIncomplete: boolean
  readonly category: string[]
  readonly losses: readonly { readonly reason: LossReason; readonly subject: string }[]
}

/** Counts what was read and notes what was not. */
export function reportCollector() {
  const kinds = new Map<QuestionKindName, { questions: number; incomplete: number }>()
  const categories = new Map<string, string[]>()
  const unread: QuestionReport['unread'] = []
  const losses = new Map<LossReason, { questions: Set<number>; places: Place[] }>()
  let unreadCount = 0
  const lose = ({ number, line, name }: CountedQuestion, reason: LossReason, subject: string) => {
    const group = losses.get(reason) ?? { questions: new Set(), places: [] }
    losses.set(reason, group)
    group.questions.add(number)
    if (group.places.length < mostPlaces) group.places.push({ number, line, name, subject })
  }
  return {
    count(one: CountedQuestion) {
      const { kind } = one
      const count = kinds.get(kind) ?? { questions: 0, incomplete: 0 }
      kinds.set(kind, count)
      count.questions += 1
      if (one.isIncomplete) count.incomplete += 1
      if (one.category.length > 0 && categories.size < mostCategories)
        categories.set(one.category.join('\u0000'), one.category)
      for (const { reason, subject } of one.losses) lose(one, reason, subject)
    },
    leave(one: QuestionReport['unread'][number]) {
      unreadCount += 1
      if (unread.length < mostUnread) unread.push(one)
    },
    whole: (format: QuestionFileFormat | null, pictures: number): QuestionReport => ({
      format,
      kinds: [...kinds].map(([kind, count]) => ({ kind, ...count })),
      pictures,
      categories: [...categories.values()],
      unread,
      unreadCount,
      losses: [...losses].map(([reason, { questions, places }]) => ({
        reason,
        questions: questions.size,
        places,
      })),
    }),
  }
}
