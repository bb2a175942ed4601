import { data } from 'react-router'
import { type FormAnswer, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import type { Route } from './+types/assignment'
import { assignmentWords as words } from './words.ts'

/** The action of an assignment's page: hands in. */
export async function submit({ context, params, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const fileIds = form.getAll('file').filter((one): one is string => typeof one === 'string' && one !== '')
  const ask = { ...params, text: formText(form, 'text'), fileIds, requestId: formText(form, 'requestId') }
  const { refusal } = await attempt(actionApiOf(context).panel('assignment/submit', ask))
  if (refusal)
    return refusedForm(url, form, refusal, {
      'courses.submission-empty': 'text',
      'courses.too-many-files': 'fileIds',
      'media.unknown-file': 'fileIds',
      'media.wrong-use': 'fileIds',
    })
  return data<FormAnswer>({ intent: 'submit', done: words.submitted })
}
