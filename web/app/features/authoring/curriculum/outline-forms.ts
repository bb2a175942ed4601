import {
  addSection,
  moveSection,
  releaseSection,
  removeSection,
  renameSection,
  restoreRemoved,
} from '@arvand/contracts/teacher/courses'
import {
  addLesson,
  moveLesson,
  previewLesson,
  publishLessons,
  releaseLesson,
  removeLesson,
  renameLesson,
  setLessonPrerequisites,
} from '@arvand/contracts/teacher/lessons'
import { type ActionAnswer, type SentForm, submitTo } from '../../../api/form-action.ts'
import { wrongFields } from '../../../api/form-answer.ts'
import { lessonKinds } from '../../../lesson-kinds.ts'
import { ofThisCourse } from '../course-forms.ts'
import { releaseTyped } from './release-typed.ts'
import { outlineWords as words } from './words.ts'

const { done } = words

/** One place up or down. */
const stepIn = ({ text }: SentForm): -1 | 1 => (text('by') === '-1' ? -1 : 1)

const releaseIn = ({ text }: SentForm) => releaseTyped(text).release ?? {}

/** The page offers to bring back what has just been removed. */
const removed = ({ removalId }: { readonly removalId: string }) => ({ done: words.removed, made: removalId })

/** Refuses with an error at the field when the day or the number cannot be read. */
const readable =
  (submit: (sent: SentForm) => Promise<ActionAnswer>) =>
  async (sent: SentForm): Promise<ActionAnswer> => {
    const { wrong } = releaseTyped(sent.text)
    return wrong ? wrongFields(sent.form, wrong) : submit(sent)
  }

/** Every change of sections and lessons from the builder: each intent is one call. */
export const outlineForms = {
  addSection: submitTo(addSection, { with: ofThisCourse, done }),
  // Every section has this form, so the answer names the section whose form shows it.
  addLesson: submitTo(addLesson, {
    with: ({ text }) => ({
      title: words.newLesson(lessonKinds.find(({ kind }) => kind === text('kind'))?.label ?? words.addLesson),
    }),
    done: ({ lessonId }, { sectionId }) => ({ done, made: lessonId, values: { sectionId } }),
  }),
  renameSection: submitTo(renameSection, { done }),
  renameLesson: submitTo(renameLesson, { done }),
  moveSection: submitTo(moveSection, { with: (sent) => ({ by: stepIn(sent) }), done }),
  moveLesson: submitTo(moveLesson, {
    with: (sent) => {
      const sectionId = sent.text('sectionId')
      return { to: sectionId ? { sectionId } : { by: stepIn(sent) } }
    },
    done,
  }),
  removeSection: submitTo(removeSection, { done: removed }),
  removeLesson: submitTo(removeLesson, { done: removed }),
  restore: submitTo(restoreRemoved, { with: ofThisCourse, done: words.restored }),
  preview: submitTo(previewLesson, { done }),
  publish: submitTo(publishLessons, {
    with: (sent) => ({ ...ofThisCourse(sent), lessonIds: sent.text('lessonIds').split(',') }),
    done,
  }),
  releaseSection: readable(submitTo(releaseSection, { with: releaseIn, done })),
  releaseLesson: readable(submitTo(releaseLesson, { with: releaseIn, done })),
  prerequisites: submitTo(setLessonPrerequisites, {
    // Checkboxes of a dialog send no empty field with them, so without a ticked one the list would be missing.
    with: ({ form }) => ({ requires: form.getAll('requires').map(String).filter(Boolean) }),
    done,
  }),
}
