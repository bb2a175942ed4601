import { showAnyFile } from '@arvand/contracts/panel/media'
import { callerOf } from '../../../api/page.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { ButtonLink, TextLink } from '../../../ui/link.tsx'
import { libraryWords as words } from '../words.ts'
import type { Route } from './+types/any-file'
import { FileView } from './file-view.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callerOf(context)(showAnyFile, { fileId: params.file })

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.file.name ?? words.allTitle) },
]

export default function AnyFile({ loaderData }: Route.ComponentProps) {
  const { file, owner } = loaderData
  return (
    <>
      <PageHead title={<bdi className="wrap-anywhere">{file.name}</bdi>}>
        <ButtonLink to="/manage/media" variant="outline" size="compact">
          {words.backToAll}
        </ButtonLink>
      </PageHead>
      <FileView
        shown={loaderData}
        owner={<TextLink to={`/manage/people/${owner.id}`}>{owner.name}</TextLink>}
      />
    </>
  )
}
