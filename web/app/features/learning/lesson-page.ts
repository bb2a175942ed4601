import type { Answer } from '@arvand/contracts/endpoint'
import type { openCourse } from '@arvand/contracts/panel/courses'

export type Opened = Answer<typeof openCourse>
export type OpenLesson = Opened['lesson'] & { readonly content: NonNullable<Opened['lesson']['content']> }
export type Content = OpenLesson['content']
export type CurriculumSection = Opened['curriculum'][number]
export type CurriculumLesson = CurriculumSection['lessons'][number]

export const lessonPath = (courseSlug: string, lessonId: string): string => `/learn/${courseSlug}/${lessonId}`
