import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createGzip, deflateRawSync } from 'node:zlib'
import { ZipFile } from 'yazl'

/** Archives that no ordinary program writes, made anew at each run. */

export const aZip = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/**
 * A gzipped tar of one file of `bytes` bytes, compressed while it is made, because the file would not fit into memory.
 */
export function aTarGz(name: string, bytes: number, chunks: () => Iterable<string>): Promise<Buffer> {
  const tar = function* () {
    yield tarHead(name, bytes)
    let left = bytes
    for (const chunk of chunks()) {
      const piece = Buffer.from(chunk)
      if (piece.length > left) break
      left -= piece.length
      yield piece
    }
    yield Buffer.alloc(left, ' ')
    yield Buffer.alloc(((512 - (bytes % 512)) % 512) + 1024)
  }
  return buffer(Readable.from(tar()).pipe(createGzip()))
}

function tarHead(name: string, bytes: number): Buffer {
  const head = Buffer.alloc(512)
  head.write(name, 0)
  head.write('0000644\0', 100)
  head.write('0000000\0'.repeat(2), 108)
  head.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124)
  head.write('00000000000\0', 136)
  head.write('        0', 148)
  head.write('ustar\x0000', 257)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

/** A zip whose directory lists many names for the same few bytes, each of which unpacks to `unfolded` bytes. */
export function overlappingZip(entries: number, unfolded: number): Buffer {
  const content = Buffer.alloc(unfolded)
  const packed = deflateRawSync(content)
  const fields = (name: string, isCentral: boolean): Buffer => {
    const head = Buffer.alloc(isCentral ? 46 : 30)
    const from = isCentral ? 6 : 4
    head.writeUInt32LE(isCentral ? 0x02014b50 : 0x04034b50, 0)
    if (isCentral) head.writeUInt16LE(20, 4)
    head.writeUInt16LE(20, from)
    head.writeUInt16LE(8, from + 4)
    head.writeUInt32LE(crc32(content), from + 10)
    head.writeUInt32LE(packed.length, from + 14)
    head.writeUInt32LE(unfolded, from + 18)
    head.writeUInt16LE(name.length, from + 22)
    return Buffer.concat([head, Buffer.from(name)])
  }
  const local = Buffer.concat([fields('000000', false), packed])
  const names = Array.from({ length: entries }, (_, at) => String(at).padStart(6, '0'))
  const directory = Buffer.concat(names.map((name) => fields(name, true)))
  return Buffer.concat([local, directory, ...endOf(entries, directory.length, local.length)])
}

/** The end of a zip in the form that allows more than 65,535 entries. */
function endOf(entries: number, bytes: number, from: number): Buffer[] {
  const [record, locator, end] = [Buffer.alloc(56), Buffer.alloc(20), Buffer.alloc(22, 0xff)]
  record.writeUInt32LE(0x06064b50, 0)
  record.writeUInt32LE(44, 4)
  for (const at of [24, 32]) record.writeUInt32LE(entries, at)
  record.writeUInt32LE(bytes, 40)
  record.writeUInt32LE(from, 48)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeUInt32LE(from + bytes, 8)
  locator.writeUInt32LE(1, 16)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(0, 4)
  end.writeUInt16LE(0, 20)
  return [record, locator, end]
}
