import type { RichText } from '@arvand/contracts/rich-text'
import { Reviews, type ReviewsProps } from '../reviews/index.ts'
import { About, Outcomes, Teachers } from './course-about.tsx'
import type { Learning } from './course-action.tsx'
import { Curriculum } from './course-curriculum.tsx'
import type { CoursePage } from './course-data.ts'

interface CourseBodyProps extends Omit<ReviewsProps, 'courseId'> {
  readonly course: CoursePage
  readonly text: RichText
  readonly learning: Learning | null
}

/** The course page below its head: outcomes, curriculum, description, teachers, reviews. */
export default function CourseBody({ course, text, learning, ...reviews }: CourseBodyProps) {
  return (
    <>
      <Outcomes outcomes={course.outcomes} />
      <Curriculum course={course} learning={learning} />
      <About course={course} text={text} />
      <Teachers teachers={course.teachers} />
      <Reviews courseId={course.id} {...reviews} />
    </>
  )
}
