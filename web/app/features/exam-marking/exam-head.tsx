import type { MarkedExam } from '@arvand/contracts/teacher/exam-marking'
import type { ReactNode } from 'react'
import type { Crumb } from '../../handle.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { headWords as words } from './words/head-words.ts'

const pages = ['marking', 'results', 'ranking', 'statistics', 'regrade', 'objections', 'paper'] as const
type ExamPage = (typeof pages)[number]

export const examAddress = ({ id }: Pick<MarkedExam, 'id'>, page: ExamPage): string =>
  `/teach/exams/${id}/${page}`

/** Of the answers that came too late; a page below the results. */
export const lateAddress = (exam: Pick<MarkedExam, 'id'>): string => `${examAddress(exam, 'results')}/late`

/** The document title of a page: its own name first, then the exam. */
export const examMeta = (page: string, exam: Pick<MarkedExam, 'title'> | undefined) => [
  { title: titled(exam ? `${page}، ${exam.title}` : page) },
]

/** The exams of the course, the exam and the page in the breadcrumb. */
export const examCrumbs =
  (page: ExamPage) =>
  ({ exam }: { readonly exam: MarkedExam }): readonly Crumb[] => {
    const { id, rights } = exam.course
    const whole = rights.includes('write') ? `/teach/exams/${exam.id}` : examAddress(exam, 'marking')
    return [
      { label: words.exams, to: `/teach/courses/${id}/exams` },
      { label: exam.title, to: whole },
      { label: words[page] },
    ]
  }

/** The same for pages below marking, without the exam’s title, which their heading says: the row is short. */
export const markingCrumbs = (exam: MarkedExam, below: readonly Crumb[]): readonly Crumb[] => [
  { label: words.exams, to: `/teach/courses/${exam.course.id}/exams` },
  { label: words.marking, to: examAddress(exam, 'marking') },
  ...below,
]

interface ExamHeadProps {
  readonly exam: MarkedExam
  readonly here: ExamPage
  readonly lead?: ReactNode
  /** A page below one of the tabs: it leaves its room to what is done there. */
  readonly isBelow?: boolean
}

/** The head of the pages of an exam's marks: the exam, its course, and the tabs. */
export function ExamHead({ exam, here, lead, isBelow = false }: ExamHeadProps) {
  const { course } = exam
  return (
    <>
      <p className="text-14">
        <TextLink
          to={`/teach/courses/${course.id}/exams`}
          alone
          className="inline-flex min-h-11 items-center text-15"
        >
          {words.examsOf(course.title)}
        </TextLink>
      </p>
      <PageHead title={exam.title} lead={lead}>
        {course.rights.includes('write') && !isBelow ? (
          <ButtonLink to={`/teach/exams/${exam.id}`} variant="outline" size="compact">
            {words.exam}
          </ButtonLink>
        ) : null}
      </PageHead>
      <div className="pb-5">
        <TabLinks
          label={words.tabs}
          links={pages
            .filter((page) => page !== 'ranking' || exam.isKonkur)
            .map((page) => ({
              to: examAddress(exam, page),
              title: words[page],
              here: page === here,
            }))}
        />
      </div>
    </>
  )
}
