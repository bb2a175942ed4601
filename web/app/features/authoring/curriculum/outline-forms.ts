import {
  addSection,
  moveSection,
  releaseSection,
  removeSection,
  renameSection,
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
import { ofThisCourse } from '../course-forms.ts'
import { outlineWords as words } from '../words.ts'
import { releaseTyped } from './release-typed.ts'

const { done } = words

/** One place up or down. */
const stepIn = ({ text }: SentForm): -1 | 1 => (text('by') === '-1' ? -1 : 1)

const releaseIn = ({ text }: SentForm) => releaseTyped(text).release ?? {}

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
    done: (_, { sectionId, kind }) => ({ done, values: { sectionId, kind } }),
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
  removeSection: submitTo(removeSection, { done }),
  removeLesson: submitTo(removeLesson, { done }),
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
