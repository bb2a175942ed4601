import { courseReader, packageReader } from '#modules/authoring'
import { questionReader } from '#modules/exams'
import { rosterReader } from '#modules/interop'
import { fileReader } from '#modules/media'
import { pageReader } from '#modules/social'
import { letterReader } from '#modules/support'

/** Every reader of uploaded files, each run in a process of its own; a test runs each of them on random bytes. */
export const readers = [
  courseReader,
  packageReader,
  questionReader,
  rosterReader,
  fileReader,
  letterReader,
  pageReader,
] as const
