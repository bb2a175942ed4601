import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { useList } from '../../../api/use-list.ts'
import { BrowserList } from '../../../shell/browser-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { type Desk, surveyCalls } from '../survey-calls.ts'
import { resultsWords as words } from '../words.ts'

interface GivenProps {
  readonly desk: Desk
  readonly surveyId: string
  readonly question: { readonly id: string; readonly title: string }
}

/** What was written, chosen or sent, one by one; loaded when somebody wants to see it. */
export function GivenAnswers(props: GivenProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>
        <Button
          type="button"
          variant="soft"
          size="compact"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.see}
        </Button>
      </p>
      {isOpen ? <Given {...props} /> : null}
    </div>
  )
}

function Given({ desk, surveyId, question }: GivenProps) {
  const questionId = question.id
  const list = useList(questionId, (cursor) =>
    surveyCalls(call, desk).answers({ surveyId, questionId, ...cursor }),
  )
  return (
    <BrowserList list={list} empty={{ title: words.noAnswers }}>
      {(items) => (
        <ul aria-label={words.list(question.title)} className="grid divide-y divide-line">
          {items.map(({ id, text, files, at }) => (
            <li key={id} className="grid gap-1 py-3">
              {text ? <p className="whitespace-pre-line wrap-anywhere">{text}</p> : null}
              {files.map((file) => (
                <TextLink key={file.id} to={file.link} alone>
                  <bdi>{file.name}</bdi>
                </TextLink>
              ))}
              {at ? (
                <p className="text-14 text-muted">
                  <TimeAgo at={at} now={Date.now()} />
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </BrowserList>
  )
}
