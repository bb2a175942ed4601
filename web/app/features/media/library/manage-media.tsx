import { apiOf } from '../../../api/page.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { TextLink } from '../../../ui/link.tsx'
import { libraryWords as words } from '../words.ts'
import type { Route } from './+types/manage-media'
import { FileCard } from './file-card.tsx'
import { LibraryList } from './library-list.tsx'
import { choiceOf, LibrarySearch } from './library-search.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const chosen = choiceOf(url)
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('manage/media/list', {
    ...(chosen.q ? { q: chosen.q } : {}),
    ...(chosen.kind ? { kind: chosen.kind } : {}),
    ...(cursor ? { cursor } : {}),
  })
  return { ...page, chosen, isFirst: cursor === null }
}

export const meta = () => [{ title: titled(words.allTitle) }]

export default function ManageMedia({ loaderData }: Route.ComponentProps) {
  const { items, nextCursor, chosen, isFirst } = loaderData
  return (
    <>
      <PageHead title={words.allTitle} lead={words.allLead} />
      <div className="grid grid-cols-1 gap-5">
        <LibrarySearch {...chosen} />
        <LibraryList
          label={words.allTitle}
          chosen={chosen}
          isFirst={isFirst}
          nextCursor={nextCursor}
          empty={words.allEmpty}
        >
          {items.map((file) => (
            <FileCard key={file.id} file={file} to={file.link} isPage={false}>
              <p className="relative z-1 text-14 text-muted">
                {words.owner} <TextLink to={`/manage/people/${file.owner.id}`}>{file.owner.name}</TextLink>
              </p>
            </FileCard>
          ))}
        </LibraryList>
      </div>
    </>
  )
}
