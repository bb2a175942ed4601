import { answer, editComment, removeComment, reportComment } from '@arvand/contracts/panel/discussion'
import type { FormAnswer } from '../../api/form-answer.ts'
import { Fold } from '../../ui/fold.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { afterRemoval, threadPage } from './addresses.ts'
import { PostForm } from './post-form.tsx'
import type { PostData, PostPlace } from './post-place.ts'
import { reasonWords, threadWords as words } from './words.ts'

interface PartProps {
  readonly post: PostData
  readonly place: PostPlace
}

/** The page action's answer to this form, when it was sent without JavaScript. */
function toldTo({ answer }: PostPlace, intent: string, postId: string): FormAnswer | undefined {
  if (answer?.intent !== intent) return undefined
  const values = answer.values ?? {}
  return (values.parentId ?? values.commentId) === postId ? answer : undefined
}

/** Replies to an answer. */
export function ReplyPart({ post, place }: PartProps) {
  const told = toldTo(place, 'answer', post.id)
  return (
    <Fold variant="quiet" label={words.reply} open={told !== undefined && !told.done}>
      <PostForm
        page={threadPage(place.thread.id)}
        intent="answer"
        to={answer}
        carry={{ threadId: place.thread.id, parentId: post.id }}
        answer={told}
        submit={words.send}
      >
        <TextArea name="body" label={words.replyTo(post.author.name)} rows={3} />
      </PostForm>
    </Fold>
  )
}

/** Edits one's own post. */
export function EditPart({ post, place }: PartProps) {
  const { thread } = place
  const told = toldTo(place, 'edit', post.id)
  const isQuestion = post.id === thread.id
  return (
    // A new key after a saved edit: the form closes and is drawn anew with the stored text.
    <Fold key={post.editedAt} label={words.edit} open={told !== undefined && !told.done}>
      <PostForm
        page={threadPage(thread.id)}
        intent="edit"
        to={editComment}
        carry={{ commentId: post.id }}
        answer={told}
        submit={words.save}
      >
        {isQuestion && thread.about.kind === 'lesson' ? (
          <TextField name="title" label={words.editTitle} defaultValue={thread.title} required />
        ) : null}
        <TextArea name="body" label={words.editBody} defaultValue={post.body} />
      </PostForm>
    </Fold>
  )
}

/** Reports a post to the moderators. */
export function ReportPart({ post, place }: PartProps) {
  const told = toldTo(place, 'report', post.id)
  if (post.reported)
    return <span className="inline-flex min-h-11 items-center px-4 text-14 text-muted">{words.reported}</span>
  return (
    <Fold variant="quiet" label={words.report} open={told !== undefined}>
      <PostForm
        page={threadPage(place.thread.id)}
        intent="report"
        to={reportComment}
        carry={{ commentId: post.id }}
        answer={told}
        submit={words.reportSend}
        button={{ variant: 'outline' }}
      >
        <RadioGroup
          name="reason"
          label={words.reportReason}
          choices={Object.entries(reasonWords).map(([value, label]) => ({ value, label }))}
          defaultValue="spam"
        />
        <TextArea name="text" label={words.reportText} rows={2} />
      </PostForm>
    </Fold>
  )
}

/** Removes a post; the form first says what that means. */
export function RemovePart({ post, place }: PartProps) {
  const { thread } = place
  const told = toldTo(place, 'remove', post.id)
  // The page of a post of the feed goes with it.
  const isOpening = post.id === thread.id && thread.about.kind === 'post'
  return (
    <Fold variant="quiet" label={words.remove} open={told !== undefined}>
      <PostForm
        page={threadPage(thread.id)}
        intent="remove"
        to={removeComment}
        carry={{ commentId: post.id, next: isOpening ? afterRemoval : null }}
        answer={told}
        submit={words.removeSure}
        button={{ variant: 'danger' }}
      >
        <p className="text-15">{words.removeText}</p>
      </PostForm>
    </Fold>
  )
}
