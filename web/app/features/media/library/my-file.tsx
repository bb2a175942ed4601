import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { removeFile, showFile } from '@arvand/contracts/panel/media'
import { listFolders, listTags, moveFiles, tagFiles, untagFiles } from '@arvand/contracts/panel/media-folders'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../../api/form-action.ts'
import { answerFor, type Question } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ConfirmedForm } from '../../../shell/confirmed-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { useLastAnswer } from '../../../shell/use-last-answer.ts'
import { laterPart } from '../../../ui/lazy-part.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { folderWords, replaceWords, libraryWords as words } from '../words.ts'
import type { Route } from './+types/my-file'
import { FileView } from './file-view.tsx'
import { useFreshFiles } from './use-fresh-files.ts'

const FilingCard = laterPart(async () => ({ default: (await import('./filing-card.tsx')).FilingCard }))
const ReplaceCard = laterPart(async () => ({ default: (await import('./replace-card.tsx')).ReplaceCard }))

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [shown, folders, tags] = await Promise.all([
    call(showFile, { fileId: params.file }),
    call(listFolders, {}),
    call(listTags, {}),
  ])
  const whyNotReplaceText = shown.whyNotReplace && promiseOf(shown.whyNotReplace).sentence
  return { ...shown, whyNotReplaceText, filing: { folders: folders.items, tags: tags.items } }
}

const ofThis = ({ params: { file = '' } }: SentForm) => ({ fileIds: [file] })

export const action = formAction({
  remove: submitTo(removeFile, {
    with: ({ params: { file = '' } }) => ({ fileId: file }),
    question: () => questionOf(''),
    done: () => redirect('/teach/media'),
  }),
  move: submitTo(moveFiles, { with: ofThis, done: folderWords.movedThis }),
  tag: submitTo(tagFiles, { with: ofThis, done: folderWords.taggedThis }),
  untag: submitTo(untagFiles, { with: ofThis, done: folderWords.untagged }),
  callOff: submitTo(removeFile, { done: replaceWords.calledOff }),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.file.name ?? words.title) },
]

const questionOf = (name: string): Question => ({
  title: name ? words.removeTitle(name) : words.remove,
  text: words.removeText,
  confirm: words.removeConfirm,
  danger: true,
})

export default function MyFile({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  const { file, filing, whyNotRemoveText } = loaderData
  useFreshFiles()
  return (
    <>
      <PageHead title={<bdi className="wrap-anywhere">{file.name}</bdi>}>
        <ButtonLink to="/teach/media" variant="outline" size="compact">
          {words.back}
        </ButtonLink>
      </PageHead>
      <FileView
        shown={loaderData}
        below={<ReplaceCard {...loaderData} answer={answerFor(actionData, 'callOff')} />}
      >
        <FilingCard file={file} filing={filing} answerTo={(intent) => answerFor(actionData, intent)} />
        <ConfirmedForm
          intent="remove"
          to={removeFile}
          answer={answerFor(actionData, 'remove')}
          question={() => questionOf(file.name)}
          submit={words.remove}
          button={{ variant: 'outline', disabledReason: whyNotRemoveText }}
        />
      </FileView>
    </>
  )
}
