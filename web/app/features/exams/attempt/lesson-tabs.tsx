import { formatNumber } from '@arvand/persian/numbers'
import { answerOf, type KeptAttempt } from '../storing/kept-attempt.ts'
import { attemptWords as words } from './words.ts'

interface Section {
  readonly id: string
  readonly title: string
  readonly questionIds: readonly string[]
}

export interface Lesson {
  readonly id: string
  readonly title: string
  /** The place of its first question. */
  readonly begin: number
  readonly all: number
  readonly answered: number
}

/** The lessons of a booklet, or the sections of another exam that has several, with how far each is. Pure. */
export function lessonsOf(sections: readonly Section[], kept: KeptAttempt, isKonkur: boolean): Lesson[] {
  if (!isKonkur && sections.length < 2) return []
  let begin = 0
  return sections.map(({ id, title, questionIds }) => {
    const answered = questionIds.filter((one) => answerOf(kept, one).value !== null).length
    const lesson = { id, title, begin, all: questionIds.length, answered }
    begin += questionIds.length
    return lesson
  })
}

export const lessonAt = (lessons: readonly Lesson[], place: number): Lesson | undefined =>
  lessons.find(({ begin, all }) => place >= begin && place < begin + all)

interface TabsProps {
  /** «درس‌ها» */
  readonly label: string
  readonly lessons: readonly Lesson[]
  readonly current: Lesson | undefined
  readonly onGo: (place: number) => void
}

/** A lesson each, with «۳۳ از ۳۵»; pressing one goes to its first question. */
export const LessonTabs = ({ label, lessons, current, onGo }: TabsProps) =>
  lessons.length < 2 ? null : (
    <nav aria-label={label}>
      <ul className="grid grid-cols-2 gap-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <button
              type="button"
              aria-current={lesson.id === current?.id ? 'true' : undefined}
              onClick={() => onGo(lesson.begin)}
              className="grid min-h-13 w-full justify-items-center rounded-control border border-line bg-surface px-2 py-1.5 text-15 font-label hover:border-edge aria-[current]:border-primary-600 aria-[current]:bg-primary-600 aria-[current]:text-on-primary"
            >
              <span className="max-w-full truncate">{lesson.title}</span>
              <span className="text-14 font-normal">
                {words.ofAll(formatNumber(lesson.answered), formatNumber(lesson.all))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
