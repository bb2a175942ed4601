import type { ContentOf } from '@arvand/contracts/lesson-content'
import { listOwnSurveys } from '@arvand/contracts/teacher/surveys'
import { call } from '../../../../api/browser.ts'
import { useList } from '../../../../api/use-list.ts'
import type { FieldsProps } from '../../../../lesson-kind.ts'
import { actWords } from '../../../../ui/act-words.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { AttachmentsField, BodyField, lessonWords, MinutesField } from '../../../authoring/index.ts'
import { lessonSurveyWords as words } from '../../words.ts'

/** Chooses which survey of its teacher is answered in the lesson. */
export default function SurveyFields(props: FieldsProps<ContentOf<'survey'>>) {
  const { content, onChange } = props
  const surveys = useList('surveys', (cursor) => call(listOwnSurveys, cursor))
  const chosen = surveys.items.find(({ id }) => id === content.itemId)
  return (
    <>
      <div className="grid gap-3">
        <SelectField
          name="itemId"
          label={words.survey}
          placeholder={surveys.state === 'loading' ? words.loading : words.choose}
          options={surveys.items.map(({ id, title, state }) => ({
            value: id,
            label: state === 'draft' ? words.draft(title) : title,
          }))}
          value={content.itemId ?? ''}
          onChange={({ target }) => onChange({ itemId: target.value || null })}
        />
        {surveys.state === 'failed' ? (
          <Alert tone="warning" title={words.listFailed}>
            <Button type="button" variant="outline" size="compact" onClick={surveys.retry}>
              {actWords.tryAgain}
            </Button>
          </Alert>
        ) : null}
        {surveys.hasMore ? (
          <p>
            <Button type="button" variant="outline" size="compact" onClick={surveys.more}>
              {words.more}
            </Button>
          </p>
        ) : null}
        {surveys.state === 'loaded' && surveys.items.length === 0 ? <Alert>{words.none}</Alert> : null}
        {chosen?.state === 'draft' ? <Alert tone="warning">{words.notPublished}</Alert> : null}
        <p className="text-14">
          <TextLink to={chosen ? `/teach/surveys/${chosen.id}` : '/teach/surveys'} alone>
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
