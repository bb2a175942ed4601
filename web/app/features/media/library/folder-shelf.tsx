import {
  createFolder,
  deleteFolder,
  type MediaFolder,
  renameFolder,
} from '@arvand/contracts/panel/media-folders'
import { formatNumber } from '@arvand/persian/numbers'
import { Folder, FolderOpen } from 'lucide-react'
import { useLocation } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import type { ListQuery } from '../../../api/load-list.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { pathWith } from '../../../ui/address-with.ts'
import { Fold } from '../../../ui/fold.tsx'
import { Icon, type LucideIcon } from '../../../ui/icon.tsx'
import { Link, TextLink } from '../../../ui/link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { libraryWords, folderWords as words } from '../words.ts'
import { filesIn } from './filing.ts'

interface ShelfProps {
  readonly folders: readonly MediaFolder[]
  readonly query: ListQuery
  /** What the page answered to the form of this intent. */
  readonly answerTo: (intent: string) => FormAnswer | undefined
}

/** The folders of a library: those at the top, or the open one with those inside it. */
export function FolderShelf({ folders, query, answerTo }: ShelfProps) {
  const { pathname } = useLocation()
  const chosen = query.filter.folder
  const open = folders.find(({ id }) => id === chosen)
  const to = (folder: string | null) => pathWith(pathname, { ...query.filter, folder })
  const shown = folders.filter(({ parentId }) => parentId === (open?.id ?? null))
  const mayHold = !open || open.parentId === null
  return (
    <section aria-label={words.label} className="grid grid-cols-1 gap-3">
      {chosen ? <Trail folders={folders} open={open} to={to} /> : null}
      {shown.length > 0 ? (
        <ul aria-label={words.label} className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
          {shown.map((folder) => (
            <Tile
              key={folder.id}
              to={to(folder.id)}
              icon={Folder}
              name={folder.name}
              note={libraryWords.files(formatNumber(filesIn(folders, folder)))}
            />
          ))}
          {open ? null : <Tile to={to('none')} icon={FolderOpen} name={words.none} note={words.noneNote} />}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        {mayHold && chosen !== 'none' ? (
          <NewFolder key={open?.id} parentId={open?.id} answer={answerTo('createFolder')} />
        ) : null}
        {open ? <OpenFolder key={`open ${open.id}`} folder={open} answerTo={answerTo} /> : null}
      </div>
    </section>
  )
}

interface TrailProps extends Pick<ShelfProps, 'folders'> {
  readonly open: MediaFolder | undefined
  readonly to: (folder: string | null) => string
}

/** The way from all files to the open folder. */
function Trail({ folders, open, to }: TrailProps) {
  const parent = folders.find(({ id }) => id === open?.parentId)
  return (
    <p className="flex flex-wrap items-center gap-2 text-15">
      <TextLink to={to(null)} className="inline-flex min-h-11 items-center">
        {words.all}
      </TextLink>
      {parent ? (
        <>
          <span aria-hidden>/</span>
          <TextLink to={to(parent.id)} className="inline-flex min-h-11 items-center">
            {parent.name}
          </TextLink>
        </>
      ) : null}
      <span aria-hidden>/</span>
      <span className="font-label wrap-anywhere">{open?.name ?? words.none}</span>
    </p>
  )
}

interface TileProps {
  readonly to: string
  readonly icon: LucideIcon
  readonly name: string
  readonly note: string
}

const Tile = ({ to, icon, name, note }: TileProps) => (
  <li>
    <Link
      to={to}
      preventScrollReset
      className="flex min-h-16 items-center gap-3 rounded-option border border-line bg-surface px-3.5 py-2.5 hover:border-edge"
    >
      <Icon of={icon} size={24} className="shrink-0 text-primary-600" />
      <span className="grid min-w-0">
        <span className="truncate text-15 font-label">{name}</span>
        <span className="truncate text-14 text-muted">{note}</span>
      </span>
    </Link>
  </li>
)

interface NewFolderProps {
  readonly parentId: string | undefined
  readonly answer: FormAnswer | undefined
}

const NewFolder = ({ parentId, answer }: NewFolderProps) => (
  <Fold label={parentId ? words.newInside : words.new} open={answer !== undefined}>
    <ActionForm
      intent="createFolder"
      to={createFolder}
      answer={answer}
      clears
      carry={{ parentId }}
      submit={words.create}
      button={{ size: 'compact' }}
    >
      <TextField name="name" label={words.name} />
    </ActionForm>
  </Fold>
)

function OpenFolder({ folder, answerTo }: { folder: MediaFolder; answerTo: ShelfProps['answerTo'] }) {
  const [renamed, deleted] = [answerTo('renameFolder'), answerTo('deleteFolder')]
  return (
    <>
      <Fold label={words.rename} open={renamed !== undefined}>
        <ActionForm
          key={folder.name}
          intent="renameFolder"
          to={renameFolder}
          answer={renamed}
          carry={{ folderId: folder.id }}
          submit={words.saveName}
          button={{ size: 'compact' }}
        >
          <TextField name="name" label={words.name} defaultValue={folder.name} />
        </ActionForm>
      </Fold>
      <ActionForm
        intent="deleteFolder"
        to={deleteFolder}
        answer={deleted}
        carry={{ folderId: folder.id }}
        submit={words.delete}
        button={{ variant: 'outline', size: 'compact' }}
      />
    </>
  )
}
