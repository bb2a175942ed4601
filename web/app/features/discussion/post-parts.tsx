import type { FormAnswer } from '../../api/form-answer.ts'
import { Fold } from '../../ui/fold.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { threadPage } from './addresses.ts'
import { PostForm } from './post-form.tsx'
import type { PostData, PostPlace } from './post-place.ts'
import { reasonWords, threadWords as words } from './words.ts'

interface PartProps {
  readonly post: PostData
  readonly place: PostPlace
}

/** What the page's action said to this very form, when it was sent without JavaScript. */
function toldTo({ answer }: PostPlace, intent: string, postId: string): FormAnswer | undefined {
  if (answer?.intent !== intent) return undefined
  const values = answer.values ?? {}
  return (values.parentId ?? values.commentId) === postId ? answer : undefined
}

/** Answers under an answer. */
export function ReplyPart({ post, place }: PartProps) {
  const told = toldTo(place, 'answer', post.id)
  return (
    <Fold look="quiet" label={words.reply} open={told !== undefined && !told.done}>
      <PostForm
        to={threadPage(place.thread.id)}
        intent="answer"
        carry={{ threadId: place.thread.id, parentId: post.id, requestId: place.requestId }}
        answer={told}
        submit={words.send}
        pending={words.sending}
      >
        {(said) => (
          <TextArea
            name="body"
            label={words.replyTo(post.author.name)}
            error={said?.fields?.body}
            defaultValue={said?.values?.body}
            rows={3}
            maxLength={8000}
            required
          />
        )}
      </PostForm>
    </Fold>
  )
}

/** Changes what one wrote. */
export function EditPart({ post, place }: PartProps) {
  const { thread } = place
  const told = toldTo(place, 'edit', post.id)
  const isQuestion = post.id === thread.id
  return (
    // Another key after a change: the fold closes and its fields hold what is written now.
    <Fold key={post.editedAt} label={words.edit} open={told !== undefined && !told.done}>
      <PostForm
        to={threadPage(thread.id)}
        intent="edit"
        carry={{ commentId: post.id }}
        answer={told}
        submit={words.save}
        pending={words.saving}
      >
        {(said) => (
          <>
            {isQuestion ? (
              <TextField
                name="title"
                label={words.editTitle}
                defaultValue={said?.values?.title ?? thread.title}
                error={said?.fields?.title}
                maxLength={160}
                required
              />
            ) : null}
            <TextArea
              name="body"
              label={words.editBody}
              defaultValue={said?.values?.body ?? post.body}
              error={said?.fields?.body}
              maxLength={8000}
              required
            />
          </>
        )}
      </PostForm>
    </Fold>
  )
}

/** Tells those who look after Arvand. */
export function ReportPart({ post, place }: PartProps) {
  const told = toldTo(place, 'report', post.id)
  if (post.reported)
    return <span className="inline-flex min-h-11 items-center px-4 text-14 text-muted">{words.reported}</span>
  return (
    <Fold look="quiet" label={words.report} open={told !== undefined}>
      <PostForm
        to={threadPage(place.thread.id)}
        intent="report"
        carry={{ commentId: post.id }}
        answer={told}
        submit={words.reportSend}
        pending={words.sending}
        button={{ look: 'outline' }}
      >
        {(said) => (
          <>
            <RadioGroup
              name="reason"
              label={words.reportReason}
              choices={Object.entries(reasonWords).map(([value, label]) => ({ value, label }))}
              defaultValue={said?.values?.reason ?? 'spam'}
            />
            <TextArea
              name="text"
              label={words.reportText}
              defaultValue={said?.values?.text}
              error={said?.fields?.text}
              rows={2}
              maxLength={1000}
            />
          </>
        )}
      </PostForm>
    </Fold>
  )
}

/** Takes a post away, after it is said what that means. */
export function RemovePart({ post, place }: PartProps) {
  const told = toldTo(place, 'remove', post.id)
  return (
    <Fold look="quiet" label={words.remove} open={told !== undefined}>
      <PostForm
        to={threadPage(place.thread.id)}
        intent="remove"
        carry={{ commentId: post.id }}
        answer={told}
        submit={words.removeSure}
        pending={words.removing}
        button={{ look: 'danger' }}
      >
        {() => <p className="text-15">{words.removeText}</p>}
      </PostForm>
    </Fold>
  )
}
