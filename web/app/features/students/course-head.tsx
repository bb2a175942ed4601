import type { StaffRight } from '@arvand/contracts/courses'
import type { Answer } from '@arvand/contracts/endpoint'
import type { listStudents } from '@arvand/contracts/teacher/students'
import type { ReactNode } from 'react'
import type { Crumb } from '../../handle.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { FoldingTabs } from '../../ui/folding-tabs.tsx'
import { TextLink } from '../../ui/link.tsx'

import { studentsWords as words } from './words.ts'

export type TaughtCourse = Answer<typeof listStudents>['course']

/** The document title of a course's page: the page's own name first, then the course. */
export const courseMeta = (page: string, course: { readonly title: string } | undefined) => [
  { title: titled(course ? `${page}، ${course.title}` : page) },
]

/** The course and its page in the breadcrumb; a page that is named by its data says how. */
export const courseCrumbs =
  <Data extends { readonly course: { readonly id: string; readonly title: string } }>(
    page: string | ((loaderData: Data) => string),
  ) =>
  (loaderData: Data): readonly Crumb[] => {
    const { id, title } = loaderData.course
    const label = typeof page === 'string' ? page : page(loaderData)
    return [{ label: title, to: `/teach/courses/${id}` }, { label }]
  }

/** The pages of a taught course and the right that each needs; null: every member of its staff may open it. */
const pages = [
  { word: 'lessons', path: '/curriculum', right: null },
  { word: 'details', path: '', right: null },
  { word: 'title', path: '/students', right: 'enrol' },
  { word: 'cohorts', path: '/cohorts', right: 'enrol' },
  { word: 'assignments', path: '/assignments', right: 'mark' },
  { word: 'gradebook', path: '/gradebook', right: 'mark' },
  { word: 'announcements', path: '/announcements', right: null },
  { word: 'staff', path: '/staff', right: null },
] as const

type CoursePage = (typeof pages)[number]['word']

interface CourseTabsProps {
  readonly courseId: string
  /** The person's rights in the course. */
  readonly rights: readonly StaffRight[]
  readonly here: CoursePage
}

/** The tabs of a taught course's pages. */
function CourseTabs({ courseId, rights, here }: CourseTabsProps) {
  const links = pages
    .filter(({ right }) => right === null || rights.includes(right))
    .map(({ word, path }) => ({
      to: `/teach/courses/${courseId}${path}`,
      title: words[word],
      here: word === here,
    }))
  return <FoldingTabs label={words.tabs} links={links} />
}

interface CourseHeadProps {
  readonly course: Pick<TaughtCourse, 'id' | 'title'> & { readonly rights: readonly StaffRight[] }
  readonly here: CoursePage
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** The head of a taught course's pages: the course's title and the tabs. */
export function CourseHead({
  course: { id, title: courseTitle, rights },
  here,
  title,
  lead,
  children,
}: CourseHeadProps) {
  return (
    <>
      <p className="text-14">
        <TextLink to={`/teach/courses/${id}`} alone className="inline-flex min-h-11 items-center text-15">
          {courseTitle}
        </TextLink>
      </p>
      <PageHead title={title} lead={lead}>
        {children}
      </PageHead>
      <div className="pb-5">
        <CourseTabs courseId={id} rights={rights} here={here} />
      </div>
    </>
  )
}
