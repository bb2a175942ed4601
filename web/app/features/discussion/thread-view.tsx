import { followThread, saveThread } from '@arvand/contracts/panel/discussion'
import { Bell, BellOff, Lock, LockOpen, Pin, PinOff } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { threadPage } from './addresses.ts'
import { Post } from './post.tsx'
import { PostForm } from './post-form.tsx'
import type { ThreadData } from './post-place.ts'
import { type ShownThread, ThreadAnswers, usePlace } from './thread-answers.tsx'
import { ThreadMarks } from './thread-list.tsx'
import { threadWords as words } from './words.ts'

interface ThreadViewProps {
  readonly shown: ShownThread
  readonly answer?: FormAnswer | undefined
  /** The page shows the title itself. */
  readonly titled?: boolean
}

/** A thread: its question, the answer that solved it, the other answers in order, and a form to answer. */
export function ThreadView({ shown, answer, titled = false }: ThreadViewProps) {
  const { thread, question } = shown
  const place = usePlace({ shown, answer })
  return (
    <div className="grid gap-4">
      <header className="grid gap-3">
        {titled ? null : (
          <h2 className="text-21 font-title wrap-anywhere">{thread.title || words.removedTitle}</h2>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-muted">
          <ThreadMarks thread={thread} lesson={thread.about.link} />
        </p>
        <ThreadTools thread={thread} />
      </header>
      <Post post={question} place={place} />
      <ThreadAnswers shown={shown} answer={answer} />
    </div>
  )
}

/** Follow; for moderators also pin and lock. */
function ThreadTools({ thread }: { thread: ThreadData }) {
  const { follows, moderates, pinned, locked } = thread
  return (
    <div className="-ms-2 flex flex-wrap items-center gap-x-1 gap-y-2">
      <Tool
        thread={thread}
        intent="follow"
        on={follows}
        words={[words.follow, words.unfollow]}
        icons={[Bell, BellOff]}
      />
      {moderates ? (
        <>
          <Tool
            thread={thread}
            intent="pin"
            on={pinned}
            words={[words.pin, words.unpin]}
            icons={[Pin, PinOff]}
          />
          <Tool
            thread={thread}
            intent="lock"
            on={locked}
            words={[words.lock, words.unlock]}
            icons={[Lock, LockOpen]}
          />
        </>
      ) : null}
      {follows ? <span className="px-2 text-14 text-muted">{words.following}</span> : null}
    </div>
  )
}

interface ToolProps {
  readonly thread: ThreadData
  readonly intent: 'follow' | 'pin' | 'lock'
  readonly on: boolean
  /** The label that turns it on, then the one that turns it off. */
  readonly words: readonly [string, string]
  readonly icons: readonly [typeof Pin, typeof Pin]
}

/** The endpoint of each tool, and the field that it sets. */
const tools = {
  follow: { to: followThread, says: 'on' },
  pin: { to: saveThread, says: 'pinned' },
  lock: { to: saveThread, says: 'locked' },
} as const

function Tool({ thread, intent, on, words: [turnOn, turnOff], icons: [iconOn, iconOff] }: ToolProps) {
  const tool = tools[intent]
  return (
    <PostForm
      page={threadPage(thread.id)}
      intent={intent}
      to={tool.to}
      carry={{ threadId: thread.id, [tool.says]: on ? 'no' : 'yes' }}
      submit={on ? turnOff : turnOn}
      button={{ variant: 'quiet', icon: on ? iconOff : iconOn }}
      className="contents"
      quiet
    />
  )
}
