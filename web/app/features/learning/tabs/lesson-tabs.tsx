import { formatNumber } from '@arvand/persian/numbers'
import { useSearchParams } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { hasMore } from '../../../api/load-list.ts'
import { lessonKindOf } from '../../../lesson-kinds.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { LessonDiscussion } from '../../discussion/index.ts'
import { FileRows } from '../file-rows.tsx'
import type { LoadedOpen } from '../load-lesson.ts'
import { noteWords } from '../note-words.ts'
import { type Playhead, useFollowing } from '../playhead.ts'
import { learnWords, transcriptWords, tabWords as words } from '../words.ts'
import { Notes } from './notes.tsx'
import { Transcript } from './transcript.tsx'

interface LessonTabsProps {
  readonly shown: LoadedOpen
  readonly playhead: Playhead
  readonly onSeek: (second: number) => void
  readonly answer: FormAnswer | undefined
}

const tabs = ['notes', 'discussion', 'files', 'transcript'] as const

/** Tabs below a lesson: notes, discussion, files; the transcript stands beside them on wide screens. */
export function LessonTabs({ shown, playhead, onSeek, answer }: LessonTabsProps) {
  const [search] = useSearchParams()
  const { lesson, cues, written } = shown
  const { kind, attachments } = lesson.content
  const { isTimed, showsAttachments } = lessonKindOf(kind)
  const hasFiles = attachments.length > 0 && !showsAttachments
  const asked = tabs.find((tab) => tab === search.get('tab')) ?? 'notes'
  const open =
    asked === 'files' && !hasFiles ? 'notes' : asked === 'transcript' && cues.length === 0 ? 'notes' : asked
  const notes = hasMore(written) ? '' : countIn(written.items.length)
  const links = [
    { to: '?tab=notes', title: `${noteWords.title}${notes}`, here: open === 'notes' },
    { to: '?tab=discussion', title: words.discussion, here: open === 'discussion' },
    ...(hasFiles
      ? [
          {
            to: '?tab=files',
            title: `${learnWords.files}${countIn(attachments.length)}`,
            here: open === 'files',
          },
        ]
      : []),
    ...(cues.length > 0
      ? [{ to: '?tab=transcript', title: transcriptWords.title, here: open === 'transcript' }]
      : []),
  ]
  const beside = cues.length > 0 && open !== 'transcript'
  return (
    <section aria-label={words.label}>
      <TabLinks label={words.label} links={links} still />
      <div
        className={`grid items-start gap-6 pt-5 ${beside ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}`}
      >
        {open === 'notes' ? (
          <Notes shown={shown} playhead={isTimed ? playhead : null} onSeek={onSeek} answer={answer} />
        ) : null}
        {open === 'discussion' ? (
          <Discussion lessonId={lesson.id} playhead={isTimed ? playhead : null} />
        ) : null}
        {open === 'files' ? <FileRows files={attachments} /> : null}
        {open === 'transcript' || beside ? (
          <div className={beside ? 'hidden xl:block' : ''}>
            <Transcript cues={cues} playhead={playhead} onSeek={onSeek} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

const countIn = (count: number): string => (count > 0 ? ` ${formatNumber(count)}` : '')

/** Threads of the lesson; a question can be tied to the current second. */
function Discussion({ lessonId, playhead }: { lessonId: string; playhead: Playhead | null }) {
  return playhead ? (
    <DiscussionAtSecond lessonId={lessonId} playhead={playhead} />
  ) : (
    <LessonDiscussion lessonId={lessonId} second={null} />
  )
}

function DiscussionAtSecond({ lessonId, playhead }: { lessonId: string; playhead: Playhead }) {
  const second = useFollowing(playhead, Math.floor)
  return <LessonDiscussion lessonId={lessonId} second={second} />
}
