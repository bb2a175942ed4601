import type { ContentOf } from '@arvand/contracts/lesson-content'
import { listTaughtExams } from '@arvand/contracts/teacher/exams'
import { useParams } from 'react-router'
import { call } from '../../../../api/browser.ts'
import { useList } from '../../../../api/use-list.ts'
import type { FieldsProps } from '../../../../lesson-kind.ts'
import { actWords } from '../../../../ui/act-words.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { AttachmentsField, BodyField, lessonWords, MinutesField } from '../../../authoring/index.ts'
import { lessonExamWords as words } from '../../words/lesson-exam-words.ts'

/** Chooses which exam of the course the lesson leads to. */
export default function ExamFields(props: FieldsProps<ContentOf<'exam'>>) {
  const { id: courseId = '' } = useParams()
  const { content, onChange } = props
  const exams = useList(courseId, (cursor) => call(listTaughtExams, { courseId, ...cursor }))
  const chosen = exams.items.find(({ id }) => id === content.itemId)
  return (
    <>
      <div className="grid gap-3">
        <SelectField
          name="itemId"
          label={words.exam}
          placeholder={exams.state === 'loading' ? words.loading : words.choose}
          options={exams.items.map(({ id, title, state }) => ({
            value: id,
            label: state === 'draft' ? words.draft(title) : title,
          }))}
          value={content.itemId ?? ''}
          onChange={({ target }) => onChange({ itemId: target.value || null })}
        />
        {exams.state === 'failed' ? (
          <Alert tone="warning" title={words.listFailed}>
            <Button type="button" variant="outline" size="compact" onClick={exams.retry}>
              {actWords.tryAgain}
            </Button>
          </Alert>
        ) : null}
        {exams.hasMore ? (
          <p>
            <Button type="button" variant="outline" size="compact" onClick={exams.more}>
              {words.more}
            </Button>
          </p>
        ) : null}
        {exams.state === 'loaded' && exams.items.length === 0 ? <Alert>{words.none}</Alert> : null}
        {chosen?.state === 'draft' ? <Alert tone="warning">{words.notPublished}</Alert> : null}
        <p className="text-14">
          <TextLink to={chosen ? `/teach/exams/${chosen.id}` : `/teach/courses/${courseId}/exams`} alone>
            {chosen ? words.edit : words.all}
          </TextLink>
        </p>
      </div>
      <BodyField {...props} label={lessonWords.bodyBeside} />
      <AttachmentsField {...props} />
      <MinutesField {...props} />
    </>
  )
}
