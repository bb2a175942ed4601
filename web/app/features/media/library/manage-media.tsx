import { listAllFiles } from '@arvand/contracts/panel/media'
import { loadList } from '../../../api/load-list.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { TextLink } from '../../../ui/link.tsx'
import { libraryWords as words } from '../words.ts'
import type { Route } from './+types/manage-media'
import { FileCard } from './file-card.tsx'
import { LibraryList } from './library-list.tsx'

export const loader = (args: Route.LoaderArgs) => loadList(listAllFiles, args)

export const meta = () => [{ title: titled(words.allTitle) }]

export default function ManageMedia({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.allTitle} lead={words.allLead} />
      <div className="grid grid-cols-1 gap-5">
        <LibraryList page={loaderData} label={words.allTitle} empty={words.allEmpty}>
          {(file) => (
            <FileCard key={file.id} file={file} to={`/manage/media/${file.id}`}>
              <p className="relative z-1 text-14 text-muted">
                {words.owner} <TextLink to={`/manage/people/${file.owner.id}`}>{file.owner.name}</TextLink>
              </p>
            </FileCard>
          )}
        </LibraryList>
      </div>
    </>
  )
}
