import { submitAssignment } from '@arvand/contracts/panel/assignments'
import { formAction, submitTo } from '../../api/form-action.ts'
import { assignmentWords as words } from './words.ts'

/** The action of an assignment's page: hands in. */
export const submit = formAction({
  submit: submitTo(submitAssignment, {
    with: ({ params: { courseId = '', lessonId = '' } }) => ({ courseId, lessonId }),
    places: {
      'courses.submission-empty': 'text',
      'courses.too-many-files': 'fileIds',
      'media.unknown-file': 'fileIds',
      'media.wrong-use': 'fileIds',
    },
    done: words.submitted,
  }),
})
