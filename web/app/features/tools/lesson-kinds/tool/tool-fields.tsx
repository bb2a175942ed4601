import type { ContentOf } from '@arvand/contracts/lesson-content'
import { listToolLinks } from '@arvand/contracts/teacher/tools'
import { localDigits } from '@arvand/persian/digits'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../../api/browser.ts'
import { useList } from '../../../../api/use-list.ts'
import type { FieldsProps } from '../../../../lesson-kind.ts'
import { actWords } from '../../../../ui/act-words.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { AttachmentsField, BodyField, lessonWords, MinutesField } from '../../../authoring/index.ts'
import { toolLessonWords as words } from '../../words.ts'
import { NewLink } from './new-link.tsx'

/** Chooses what of which tool the lesson opens. */
export default function ToolFields(props: FieldsProps<ContentOf<'tool'>>) {
  const { content, onChange } = props
  const links = useList('tool links', (cursor) => call(listToolLinks, cursor))
  const chosen = links.items.find(({ id }) => id === content.itemId)
  // Something was chosen in the tool's own tab.
  const reload = useEffectEvent(links.retry)
  useEffect(() => {
    const look = () => reload()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  return (
    <>
      <div className="grid grid-cols-1 gap-3">
        <SelectField
          name="itemId"
          label={words.link}
          placeholder={links.state === 'loading' ? words.loading : words.choose}
          options={links.items.map(({ id, title, tool }) => ({
            value: id,
            label: words.of(title, tool.title),
          }))}
          value={content.itemId ?? ''}
          onChange={({ target }) => onChange({ itemId: target.value || null })}
        />
        {links.state === 'failed' ? (
          <Alert tone="warning" title={words.listFailed}>
            <Button type="button" variant="outline" size="compact" onClick={links.retry}>
              {actWords.tryAgain}
            </Button>
          </Alert>
        ) : null}
        {links.hasMore ? (
          <p>
            <Button type="button" variant="outline" size="compact" onClick={links.more}>
              {words.more}
            </Button>
          </p>
        ) : null}
        {links.state === 'loaded' && links.items.length === 0 ? <Alert>{words.none}</Alert> : null}
        {chosen?.tool.isClosed ? <Alert tone="warning">{words.isClosed}</Alert> : null}
        {chosen?.most ? (
          <p className="text-15 text-muted">{words.graded(localDigits(String(chosen.most)))}</p>
        ) : null}
        <NewLink
          onAdded={(itemId) => {
            onChange({ itemId })
            links.retry()
          }}
        />
      </div>
      <BodyField {...props} label={lessonWords.bodyBeside} />
      <AttachmentsField {...props} />
      <MinutesField {...props} />
    </>
  )
}
