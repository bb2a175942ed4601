import { listFiles, removeFiles, showUsage } from '@arvand/contracts/panel/media'
import {
  createFolder,
  deleteFolder,
  listFolders,
  listTags,
  moveFiles,
  renameFolder,
  tagFiles,
} from '@arvand/contracts/panel/media-folders'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { loadList } from '../../../api/load-list.ts'
import { callerOf } from '../../../api/page.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { useLastAnswer } from '../../../shell/use-last-answer.ts'
import { laterPart } from '../../../ui/lazy-part.tsx'
import { folderWords, libraryWords as words } from '../words.ts'
import type { Route } from './+types/teach-media'
import { ChosenFiles, removeChosenQuestion } from './chosen-files.tsx'
import { FileCard } from './file-card.tsx'
import { tagOptions } from './filing.ts'
import { LibraryList } from './library-list.tsx'
import { useFreshFiles } from './use-fresh-files.ts'

const NewFiles = laterPart(async () => ({ default: (await import('./new-files.tsx')).NewFiles }))
const QuotaBar = laterPart(async () => ({ default: (await import('./quota-bar.tsx')).QuotaBar }))
const FolderShelf = laterPart(async () => ({ default: (await import('./folder-shelf.tsx')).FolderShelf }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [page, { usage }, folders, tags] = await Promise.all([
    loadList(listFiles, { context, url }),
    call(showUsage, {}),
    call(listFolders, {}),
    call(listTags, {}),
  ])
  return { ...page, usage, filing: { folders: folders.items, tags: tags.items } }
}

const ofChosen = ({ form }: SentForm) => ({
  fileIds: [...new Set(form.getAll('fileIds').map(String).filter(Boolean))],
})

const nameTaken = { 'media.folder-name-taken': 'name' }

export const action = formAction({
  createFolder: submitTo(createFolder, { places: nameTaken, done: folderWords.created }),
  renameFolder: submitTo(renameFolder, { places: nameTaken, done: folderWords.renamed }),
  deleteFolder: submitTo(deleteFolder, { done: () => redirect('/teach/media') }),
  moveChosen: submitTo(moveFiles, {
    with: ofChosen,
    done: ({ moved }) => folderWords.moved(formatNumber(moved)),
  }),
  tagChosen: submitTo(tagFiles, {
    with: ofChosen,
    done: ({ tagged }, { tag }) => folderWords.tagged(formatNumber(tagged), tag),
  }),
  removeChosen: submitTo(removeFiles, {
    with: ofChosen,
    question: (_, { fileIds }) => removeChosenQuestion(fileIds.length),
    done: ({ removed }, { fileIds }) =>
      folderWords.removed(formatNumber(removed)) +
      (removed < fileIds.length ? folderWords.leftUsed(formatNumber(fileIds.length - removed)) : ''),
  }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function TeachMedia({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  useFreshFiles()
  const { filing, query, usage } = loaderData
  const { folder } = query.filter
  const answerTo = (intent: string) => answerFor(actionData, intent)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <NewFiles folder={filing.folders.find(({ id }) => id === folder)} />
        <QuotaBar usage={usage} />
        <FolderShelf folders={filing.folders} query={query} answerTo={answerTo} />
        <LibraryList
          page={loaderData}
          label={words.title}
          empty={words.empty}
          tags={tagOptions(filing.tags)}
          frame={(files) => (
            <ChosenFiles filing={filing} answer={actionData}>
              {files}
            </ChosenFiles>
          )}
        >
          {(file) => <FileCard key={file.id} file={file} to={`/teach/media/${file.id}`} choosable />}
        </LibraryList>
      </div>
    </>
  )
}
