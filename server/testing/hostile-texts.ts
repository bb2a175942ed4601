/** Texts that have broken other programs; a test sends each of them in each field of each endpoint. */
export const sqlTexts: readonly string[] = [
  "'; drop table identity.people; --",
  "' or '1'='1",
  '$1; select pg_sleep(10)',
  '"; delete from platform.migrations; --',
  "\\'; select 1; --",
  '%00%27',
  '{"$gt":""}',
]

export const controlTexts: readonly string[] = [
  '\0',
  'علی\0رضا',
  '\u0001\u0008\u001b[31m',
  '\r\nSet-Cookie: a=b',
  '\u007f\u0085\u009f',
  'علی\ud800رضا',
  '\udfff\ud800',
]

export const directionTexts: readonly string[] = [
  '\u202eعلی\u202c',
  '\u2067\u2066\u2069\u2068',
  '\u200f\u200e\u061c',
  '\ufeffعلی\u200b\u200b',
]

export const hostileTexts: readonly string[] = [
  ...sqlTexts,
  ...controlTexts,
  ...directionTexts,
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  String.fromCodePoint(0x660, 0x661, 0x662, 0x663, 0x664, 0x665),
  '۰۱۲۳۴۵۶۷۸۹',
  '🙂👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'z̴̧̛̪̱̱̼̦͙̝͈̲̰̓̓͗̽͒̀̏̈́̃͐͑̕͜͝͝a̷̛̖̼̲̼̻̞̲͌̑̂̈́̌͝l̴̡͎̦̼̓̏͛̓͂͌̋̅̚͘͜ͅg̸̨̛̫̳̙͎̺̩̩̿̓̒̎̋̐o̴̧̡̦̺̯̒̀̀̕',
  '   ',
  '',
  'x'.repeat(100_000),
  'ا'.repeat(100_000),
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '９９９',
]
