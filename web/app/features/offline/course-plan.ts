import type { LessonKind } from '@arvand/contracts/lesson-content'
import { askPack } from './lesson-pack.ts'
import { bytesOf, filesFor, hasChoice, isDownloadable, type PackChoice } from './pack.ts'

/** A lesson as the course page lists it. */
export interface CourseLesson {
  readonly id: string
  readonly title: string
  readonly kind: LessonKind
  /** Null when the learner may open it. */
  readonly whyNot: unknown
}

export interface PlannedLesson {
  readonly id: string
  readonly title: string
  readonly bytes: Readonly<Record<PackChoice, number>>
  readonly hasChoice: boolean
}

/** The lessons that can be downloaded: open to the learner, and of a kind that works offline. */
export const downloadableIn = <Lesson extends CourseLesson>(lessons: readonly Lesson[]): Lesson[] =>
  lessons.filter(({ kind, whyNot }) => whyNot === null && isDownloadable(kind))

/** The bytes still to download for a choice. */
export const bytesToCome = (lessons: readonly PlannedLesson[], choice: PackChoice): number =>
  lessons.reduce((sum, { bytes }) => sum + bytes[choice], 0)

interface Measuring {
  readonly courseId: string
  readonly lessons: readonly CourseLesson[]
  readonly signal: AbortSignal
  readonly onMeasured: (count: number) => void
}

const atOnce = 3

/** Asks for the size of each lesson, a few at a time; refused lessons are left out. */
export async function measureCourse({ courseId, lessons, signal, onMeasured }: Measuring) {
  const planned = new Map<string, PlannedLesson>()
  const waiting = [...lessons]
  let count = 0
  const work = async () => {
    for (let lesson = waiting.shift(); lesson && !signal.aborted; lesson = waiting.shift()) {
      const { answer } = await askPack(courseId, lesson.id)
      if (answer) planned.set(lesson.id, plannedOf(lesson, answer.files))
      count += 1
      onMeasured(count)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return lessons.flatMap(({ id }) => planned.get(id) ?? [])
}

const plannedOf = ({ id, title }: CourseLesson, files: Parameters<typeof bytesOf>[0]): PlannedLesson => ({
  id,
  title,
  bytes: { whole: bytesOf(filesFor(files, 'whole')), sound: bytesOf(filesFor(files, 'sound')) },
  hasChoice: hasChoice(files),
})
