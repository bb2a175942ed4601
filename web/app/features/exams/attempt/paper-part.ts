import type { AttemptSection } from '@arvand/contracts/exams'
import { localDigits } from '@arvand/persian/digits'
import type { KeptAttempt } from '../storing/kept-attempt.ts'
import { lessonAt, lessonsOf } from './lesson-tabs.tsx'
import type { Stage } from './stage.ts'
import { sectionWords, attemptWords as words } from './words.ts'

interface Where {
  readonly sections: readonly AttemptSection[]
  readonly kept: KeptAttempt
  readonly isKonkur: boolean
  readonly stage: Stage | null
  readonly place: number
}

/** The part of the paper that the shown question belongs to: its questions, and how it and they are called. Pure. */
export function paperPart({ sections, kept, isKonkur, stage, place }: Where) {
  const lessons = stage ? [] : lessonsOf(sections, kept, isKonkur)
  const lesson = lessonAt(lessons, place)
  const [from, until] = lesson
    ? [lesson.begin, lesson.begin + lesson.all]
    : [stage?.begin ?? 0, stage?.end ?? kept.questionIds.length]
  const title = lesson?.title ?? (stage && stage.count > 1 ? stage.section.title : undefined)
  const number = words.question(localDigits(place - from + 1), localDigits(until - from))
  return {
    ...{ from, until },
    label: title ? words.inLesson(title, number) : number,
    mapTitle: title ? words.mapOf(title) : words.map,
    tabs: { label: isKonkur ? words.lessons : sectionWords.list, lessons, current: lesson },
    finish: stage?.next ? sectionWords.enter : words.finish,
  }
}
