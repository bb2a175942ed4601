import { showCourseLessons } from '@arvand/contracts/analysis/lessons'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { FiguresOfLessons, lessonFiguresWords } from '../lesson-figures/index.ts'
import type { Route } from './+types/course-lessons'
import { analysisWords } from './words.ts'

export const loader = ({ context, params: { courseId } }: Route.LoaderArgs) =>
  callerOf(context)(showCourseLessons, { courseId })

export const handle = {
  crumb: ({ course }: Route.ComponentProps['loaderData']) => [
    { label: analysisWords.lessons, to: '/manage/analysis/lessons' },
    { label: course.title },
  ],
}
export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: titled(`${loaderData?.course.title ?? ''}، ${analysisWords.lessons}`) },
]

export default function CourseLessons({ loaderData }: Route.ComponentProps) {
  const { course } = loaderData
  return (
    <>
      <PageHead title={course.title} lead={lessonFiguresWords.lead} />
      <FiguresOfLessons
        figures={loaderData}
        listOf={(lessonId, did) => `/manage/analysis/lessons/${course.id}/${lessonId}?did=${did}`}
      />
    </>
  )
}
