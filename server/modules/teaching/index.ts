export { courseGrade } from './gradebook/course-grade.ts'
export { handedInWork } from './handed-in-work.ts'
export { figuresOfTeacher } from './lesson-figures/lesson-figures.ts'
export { teachingOffer } from './module.ts'
