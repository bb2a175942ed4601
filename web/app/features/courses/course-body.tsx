import type { RichText } from '@arvand/contracts/rich-text'
import { Reviews, type ReviewsProps } from '../reviews/index.ts'
import { About, Outcomes, Teachers } from './course-about.tsx'
import { Curriculum } from './course-curriculum.tsx'
import type { CoursePage } from './course-data.ts'

interface CourseBodyProps extends Omit<ReviewsProps, 'courseId'> {
  readonly course: CoursePage
  readonly text: RichText
}

/** The course page below its head: outcomes, curriculum, description, teachers, reviews. */
export default function CourseBody({ course, text, ...reviews }: CourseBodyProps) {
  return (
    <>
      <Outcomes outcomes={course.outcomes} />
      <Curriculum course={course} />
      <About course={course} text={text} />
      <Teachers teachers={course.teachers} />
      <Reviews courseId={course.id} {...reviews} />
    </>
  )
}
