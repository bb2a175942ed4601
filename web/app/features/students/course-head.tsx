import type { Answer } from '@arvand/contracts/endpoint'
import type { listStudents } from '@arvand/contracts/teacher/students'
import type { ReactNode } from 'react'
import { PageHead } from '../../shell/page-head.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { studentsWords as words } from './words.ts'

export type TaughtCourse = Answer<typeof listStudents>['course']

/** The pages of a course that is taught; each asks for a right. */
const pages = [
  { word: 'lessons', path: '', right: 'write' },
  { word: 'title', path: '/students', right: 'enrol' },
  { word: 'cohorts', path: '/cohorts', right: 'enrol' },
  { word: 'announcements', path: '/announcements', right: null },
  { word: 'assignments', path: '/assignments', right: 'mark' },
  { word: 'gradebook', path: '/gradebook', right: 'mark' },
] as const

interface CourseHeadProps {
  readonly course: TaughtCourse
  readonly here: (typeof pages)[number]['word']
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** The head of every page about one course that is taught: which course, which of its pages. */
export function CourseHead({
  course: { id, title: courseTitle, rights },
  here,
  title,
  lead,
  children,
}: CourseHeadProps) {
  const base = `/teach/courses/${id}`
  const links = pages
    .filter(({ right }) => right === null || rights.includes(right))
    .map(({ word, path }) => ({ to: base + path, title: words[word], here: word === here }))
  return (
    <>
      <p className="text-14">
        <TextLink to={base} alone className="inline-flex min-h-11 items-center text-15">
          {courseTitle}
        </TextLink>
      </p>
      <PageHead title={title} lead={lead}>
        {children}
      </PageHead>
      <div className="pb-5">
        <TabLinks label={words.tabs} links={links} />
      </div>
    </>
  )
}
