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

type CoursePage =
  | 'lessons'
  | 'details'
  | 'price'
  | 'title'
  | 'assignments'
  | 'exams'
  | 'gradebook'
  | 'cohorts'
  | 'certificates'
  | 'announcements'
  | 'figures'
  | 'staff'

interface PageOfCourse {
  readonly word: CoursePage
  readonly path: string
  /** One of them is enough; empty: every member of the staff may open it. */
  readonly rights: readonly StaffRight[]
}

const pages: readonly PageOfCourse[] = [
  { word: 'lessons', path: '/curriculum', rights: [] },
  { word: 'details', path: '', rights: [] },
  { word: 'price', path: '/price', rights: [] },
  { word: 'title', path: '/students', rights: ['enrol'] },
  { word: 'assignments', path: '/assignments', rights: ['mark'] },
  { word: 'exams', path: '/exams', rights: ['write', 'mark'] },
  { word: 'gradebook', path: '/gradebook', rights: ['mark'] },
  { word: 'cohorts', path: '/cohorts', rights: ['enrol'] },
  { word: 'certificates', path: '/certificates', rights: ['mark'] },
  { word: 'announcements', path: '/announcements', rights: [] },
  { word: 'figures', path: '/lesson-figures', rights: [] },
  { word: 'staff', path: '/staff', rights: [] },
]

interface CourseTabsProps {
  readonly courseId: string
  /** The person's rights in the course. */
  readonly rights: readonly StaffRight[]
  readonly here: CoursePage
}

/** The tabs of a taught course's pages. */
function CourseTabs({ courseId, rights, here }: CourseTabsProps) {
  const links = pages
    .filter(({ rights: needed }) => needed.length === 0 || needed.some((right) => rights.includes(right)))
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
