import { writtenKind } from '@arvand/contracts/teacher/lessons'
import { data } from 'react-router'
import type { Api } from '../../../api/endpoints.ts'
import { type FormAnswer, formText, refusedForm, wrongFields } from '../../../api/form-answer.ts'
import { attempt } from '../../../api/refusal.ts'
import { outlineWords as words } from '../words.ts'
import { releaseTyped } from './release-typed.ts'

/** What is done to sections and lessons from the builder: each intent is one call. */
export async function actOnOutline(api: Api, url: URL, courseId: string, form: FormData) {
  const whole = formText(form, 'intent')
  // The form of each section has an intent of its own, so that what is refused stands at its place.
  const [intent = ''] = whole.split(' ')
  const call = calls[intent]
  if (!call) return data<FormAnswer>({ intent: whole })
  const wrong = intent.startsWith('release') ? releaseTyped(form).wrong : undefined
  if (wrong) return wrongFields(form, wrong)
  const { refusal } = await attempt(call(api, form, courseId))
  return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent: whole, done: words.done })
}

type Call = (api: Api, form: FormData, courseId: string) => Promise<unknown>

const step = (form: FormData): -1 | 1 => (formText(form, 'by') === '-1' ? -1 : 1)

const calls: Readonly<Record<string, Call>> = {
  addSection: (api, form, courseId) =>
    api.teacher('section/add', {
      courseId,
      title: formText(form, 'title'),
      requestId: formText(form, 'requestId'),
    }),
  addLesson: (api, form) =>
    api.teacher('lesson/add', {
      sectionId: formText(form, 'sectionId'),
      title: formText(form, 'title'),
      kind: writtenKind.catch('text').parse(formText(form, 'kind')),
      requestId: formText(form, 'requestId'),
    }),
  renameSection: (api, form) =>
    api.teacher('section/rename', { sectionId: formText(form, 'sectionId'), title: formText(form, 'title') }),
  renameLesson: (api, form) =>
    api.teacher('lesson/rename', { lessonId: formText(form, 'lessonId'), title: formText(form, 'title') }),
  moveSection: (api, form) =>
    api.teacher('section/move', { sectionId: formText(form, 'sectionId'), by: step(form) }),
  moveLesson: (api, form) => {
    const sectionId = formText(form, 'sectionId')
    const to = sectionId ? { sectionId } : { by: step(form) }
    return api.teacher('lesson/move', { lessonId: formText(form, 'lessonId'), to })
  },
  removeSection: (api, form) => api.teacher('section/remove', { sectionId: formText(form, 'sectionId') }),
  removeLesson: (api, form) => api.teacher('lesson/remove', { lessonId: formText(form, 'lessonId') }),
  preview: (api, form) =>
    api.teacher('lesson/preview', {
      lessonId: formText(form, 'lessonId'),
      isPreview: formText(form, 'isPreview') === 'yes',
    }),
  publish: (api, form, courseId) =>
    api.teacher('lesson/publish', {
      courseId,
      lessonIds: formText(form, 'lessonIds').split(','),
      isPublished: formText(form, 'isPublished') === 'yes',
    }),
  releaseSection: (api, form) =>
    api.teacher('section/release', { sectionId: formText(form, 'sectionId'), ...releaseIn(form) }),
  releaseLesson: (api, form) =>
    api.teacher('lesson/release', { lessonId: formText(form, 'lessonId'), ...releaseIn(form) }),
  prerequisites: (api, form) =>
    api.teacher('lesson/prerequisites', {
      lessonId: formText(form, 'lessonId'),
      requires: form.getAll('requires').map(String),
    }),
}

const releaseIn = (form: FormData) =>
  releaseTyped(form).release ?? { releaseAt: null, releaseAfterDays: null }
