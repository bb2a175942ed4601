import type { Db } from '#platform/database'
import type { SearchSource } from '#plugs/search-source'
import { searchCourses } from './search-courses.ts'
import { searchLessons } from './search-lessons.ts'
import { searchManagedCourses } from './search-managed-courses.ts'
import { searchMyCourses } from './search-my-courses.ts'
import { searchNotes } from './search-notes.ts'
import { searchPaths } from './search-paths.ts'
import { searchTeachers } from './search-teachers.ts'
import { searchTranscripts } from './search-transcripts.ts'

/** What may be found of courses, in the order of equally good ones. */
export const courseSources = (db: Db): readonly SearchSource[] => [
  searchCourses(db),
  searchPaths(db),
  searchTeachers(db),
  searchMyCourses(db),
  searchLessons(db),
  searchNotes(db),
  searchTranscripts(db),
  searchManagedCourses(db),
]
