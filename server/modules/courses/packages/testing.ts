import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { storeFile } from '#modules/media'
import type { TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'

export type Files = Readonly<Record<string, string | Buffer>>

/** A zip of these files. */
export function aZip(files: Files, mode = 0o100644): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { mode })
  zip.end()
  return buffer(zip.outputStream)
}

export interface PackageWish {
  readonly standard?: '1.2' | '2004'
  readonly title?: string
  /** Titles of its SCOs; each gets a page. */
  readonly parts?: readonly string[]
  /** Files that are added to the made pages or replace them. */
  readonly files?: Files
  /** More XML in each item, e.g. `<adlcp:masteryscore>80</adlcp:masteryscore>`. */
  readonly item?: string
  /** More XML in the organization, e.g. `<imsss:sequencing>…</imsss:sequencing>`. */
  readonly whole?: string
}

/** The manifest of a test package. */
export function aManifest({
  standard = '1.2',
  title = 'بستهٔ نمونه',
  parts = ['بخش یکم'],
  item = '',
  whole = '',
}: PackageWish = {}) {
  const [version, type] = standard === '1.2' ? ['1.2', 'scormtype'] : ['2004 4th Edition', 'scormType']
  const items = parts.map(
    (name, at) =>
      `<item identifier="item-${at + 1}" identifierref="resource-${at + 1}"><title>${name}</title>${item}</item>`,
  )
  const resources = parts.map(
    (_, at) =>
      `<resource identifier="resource-${at + 1}" type="webcontent" adlcp:${type}="sco" href="part-${at + 1}.html"/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="sample" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
  <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
  <organizations default="all"><organization identifier="all"><title>${title}</title>${items.join('')}${whole}</organization></organizations>
  <resources>${resources.join('')}</resources>
</manifest>`
}

/** A whole test package as a zip. */
export function aPackage(wish: PackageWish = {}): Promise<Buffer> {
  const pages = (wish.parts ?? ['بخش یکم']).map((name, at) => [
    `part-${at + 1}.html`,
    `<!doctype html><meta charset="utf-8"><title>${name}</title><h1>${name}</h1>`,
  ])
  return aZip({ 'imsmanifest.xml': aManifest(wish), ...Object.fromEntries(pages), ...wish.files })
}

/** Stores a zip as a person's package file; returns its id. */
export async function storedPackage(
  { platform }: TestApp,
  { id: ownerId }: Pick<TestPerson, 'id'>,
  content: Buffer,
): Promise<string> {
  const file = await storeFile(platform, { ownerId, use: 'package', name: 'sample.zip', content })
  return file.id
}
