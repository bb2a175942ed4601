import { askQuestion, listPollQuestions } from '@arvand/contracts/panel/polls'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { useList } from '../../../api/use-list.ts'
import { BrowserList } from '../../../shell/browser-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { quizWords as words } from './quiz-words.ts'

export interface QuizDialogProps {
  readonly sessionId: string
  readonly onClose: () => void
}

/** The search waits this long after the last key. */
const typingMs = 250

/** A host asks one of their own questions. Loaded when it opens. */
export default function QuizDialog({ sessionId, onClose }: QuizDialogProps) {
  const [q, setQ] = useState('')
  const [isAnonymous, setAnonymous] = useState(false)
  const [requestId] = useState(() => crypto.randomUUID())
  const sought = q.trim()
  const list = useList(
    sought,
    (cursor) => call(listPollQuestions, { sessionId, ...(sought ? { q: sought } : {}), ...cursor }),
    typingMs,
  )
  const ask = async (questionId: string) => {
    const asked = { sessionId, questionId, isAnonymous, requestId }
    const { refusal } = await attemptAloud(call(askQuestion, asked))
    if (!refusal) onClose()
  }
  return (
    <Dialog open wide title={words.title} onClose={onClose}>
      <div className="grid gap-4 text-ink">
        <p className="text-15 text-muted">{words.note}</p>
        <TextField
          name="q"
          type="search"
          label={words.search}
          hideLabel
          placeholder={words.search}
          icon={Search}
          maxLength={120}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
        <Switch
          name="isAnonymous"
          checked={isAnonymous}
          onChange={(event) => setAnonymous(event.currentTarget.checked)}
        >
          {words.isAnonymous}
        </Switch>
        <BrowserList list={list} empty={{ title: words.nothing, text: words.nothingText }}>
          {(questions) => (
            <List label={words.title}>
              {questions.map(({ id, excerpt }) => (
                <ListRow
                  key={id}
                  title={<span className="line-clamp-3 wrap-anywhere">{excerpt}</span>}
                  end={
                    <Button
                      type="button"
                      size="compact"
                      aria-label={words.askOne(excerpt)}
                      onClick={() => void ask(id)}
                    >
                      {words.ask}
                    </Button>
                  }
                />
              ))}
            </List>
          )}
        </BrowserList>
      </div>
    </Dialog>
  )
}
