import type { ContentOf, LessonContent } from '@arvand/contracts/lesson-content'
import type { TaughtContentOf } from '@arvand/contracts/taught-lesson'
import { BarChart3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { emptyPage } from './api/load-list.ts'
import { LessonGrid } from './features/authoring/curriculum/lesson-grid.tsx'
import type { SectionProps } from './features/authoring/curriculum/section-props.ts'
import { LessonForm } from './features/authoring/lesson/lesson-form.tsx'
import { LessonHead } from './features/authoring/lesson/lesson-head.tsx'
import type { ShownLesson } from './features/authoring/lesson/shown-lesson.ts'
import { Curriculum } from './features/courses/course-curriculum.tsx'
import type { CoursePage } from './features/courses/course-data.ts'
import type { LoadedOpen, LoadedPreview } from './features/learning/load-lesson.ts'
import OpenLessonPage from './features/learning/open-lesson.tsx'
import PreviewPage from './features/learning/preview-page.tsx'
import { type BodyProps, type FieldsProps, type LessonKindUi, lessonKindUi } from './lesson-kind.ts'
import { lessonKindOf, lessonKinds } from './lesson-kinds.ts'

/** A kind that no feature has: its lessons link to a poll. */
const pollKind = lessonKindUi<'live'>({
  kind: 'live',
  label: 'نظرسنجی کوتاه',
  icon: BarChart3,
  learnersOnly: true,
  Fields: ({ content, mayWrite, minutes }: FieldsProps<ContentOf<'live'>>) => (
    <input name="itemId" defaultValue={content.itemId ?? ''} disabled={!mayWrite} data-minutes={minutes} />
  ),
  Body: ({ content, course, counts }: BodyProps<TaughtContentOf<'live'>>) => (
    <a href={content.href ?? ''} data-counts={counts}>
      شرکت در نظرسنجی {course.title}
    </a>
  ),
})

beforeAll(() => {
  // A feature adds its kind to the list in the same way; the module's list belongs to this test file alone.
  ;(lessonKinds as LessonKindUi[]).push(pollKind)
})

const drawn = (screen: ReactNode): string => {
  const Screen = createRoutesStub([{ path: '/', Component: () => screen }])
  return renderToStaticMarkup(<Screen />)
}

/** The class that Lucide gives to the icon. */
const icon = 'lucide-chart-column'

const written: LessonContent = { kind: 'live', attachments: [], itemId: 'poll-7' }
const taught = { kind: 'live', body: null, pictures: {}, attachments: [], href: '/polls/7' } as const
const course = {
  id: 'c',
  slug: 's',
  title: 'هندسه',
  lessons: 1,
  minutes: 3,
  seconds: 180,
  category: { palette: 'zafaran' },
}
const lesson = {
  id: 'l',
  title: 'نظر شما',
  sectionTitle: 'یکم',
  number: 1,
  minutes: 3,
  seconds: 180,
  version: 1,
}
const row = { ...lesson, kind: 'live', requires: [], release: null, isPublished: true, preview: false }
const section = { id: 'f', title: 'یکم', lessons: [row] }

test('its word and icon stand in the list of kinds', () => {
  expect(lessonKindOf('live')).toMatchObject({ label: 'نظرسنجی کوتاه', icon: BarChart3 })
})

test('the editor names it and gives its fields what the lesson holds', () => {
  const shown = { lesson: { ...lesson, content: written }, course, section, files: [], mayWrite: true }
  const html = drawn(
    <>
      <LessonHead shown={shown as unknown as ShownLesson} />
      <LessonForm shown={shown as unknown as ShownLesson} answer={undefined} />
    </>,
  )
  for (const part of ['نظرسنجی کوتاه', 'name="itemId"', 'value="poll-7"', 'data-minutes="3"'])
    expect(html).toContain(part)
  expect(html).not.toContain('disabled=""')
})

test('the builder of a course shows it among the lessons', () => {
  const props = {
    ...{ section, sections: [section], course, mayWrite: false, isFirst: true, isLast: true },
    reviewNotes: [],
  }
  const html = drawn(<LessonGrid {...(props as unknown as SectionProps)} />)
  for (const part of [icon, 'نظرسنجی کوتاه', 'نظر شما']) expect(html).toContain(part)
})

test('the page of the course names it', () => {
  const html = drawn(
    <Curriculum
      learning={null}
      course={{ ...course, sections: [section], lessons: 1 } as unknown as CoursePage}
    />,
  )
  for (const part of [icon, 'نظرسنجی کوتاه']) expect(html).toContain(part)
})

test('its learner does it by its body, and their steps count', () => {
  const shown = {
    ...{ kind: 'open', as: 'learner', staff: null, enrolment: {}, now: 0, announcement: null, cues: [] },
    ...{ course, curriculum: [section], previousId: null, nextId: null, written: emptyPage },
    ...{ progress: { percent: 0, band: 'low', distinctSteps: 0, maxStep: 1 } },
    lesson: { ...lesson, steps: 1, stepsDone: [], content: taught },
  }
  const html = drawn(<OpenLessonPage shown={shown as unknown as LoadedOpen} answer={undefined} />)
  for (const part of ['href="/polls/7"', 'شرکت در نظرسنجی هندسه', 'data-counts="true"'])
    expect(html).toContain(part)
})

test('a stranger at a preview leaves no steps', () => {
  const shown = { kind: 'preview', course, lesson: { ...lesson, content: taught }, cues: [], previews: [] }
  const html = drawn(<PreviewPage shown={shown as unknown as LoadedPreview} />)
  for (const part of ['href="/polls/7"', 'data-counts="false"']) expect(html).toContain(part)
})
