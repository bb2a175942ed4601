-- What is written joined, spaced or with a half-space has one key: the space after «می» and «نمی» and the one before the
-- plural go, and so does «ی» of an ezafe after a silent he. The twin in persian/text.ts has the same expression.
create or replace function platform.search_key(words text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(btrim(
    regexp_replace(
      normalize(translate(
        lower(normalize(words, nfkc)),
        'يىےئ' || 'كڪ' || 'ةۀہۃھە' || 'آأإٱ' || 'ؤ' || '۰٠۱١۲٢۳٣۴٤۵٥۶٦۷٧۸٨۹٩'
          -- What parts words: half-space, no-break space, line breaks, tabs.
          || U&'\200C\00A0\0085\1680\2028\2029\0009\000A\000B\000C\000D'
          -- What is dropped: vowel signs, kashida, joiners, direction marks, control characters.
          || U&'\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F'
          || U&'\0670\0640\0307\00AD\061C\200B\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF'
          || U&'\0001\0002\0003\0004\0005\0006\0007\0008\000E\000F\0010\0011\0012\0013\0014\0015\0016\0017\0018\0019'
          || U&'\001A\001B\001C\001D\001E\001F\007F\0080\0081\0082\0083\0084\0086\0087\0088\0089\008A\008B\008C\008D'
          || U&'\008E\008F\0090\0091\0092\0093\0094\0095\0096\0097\0098\0099\009A\009B\009C\009D\009E\009F',
        'یییی' || 'کک' || 'هههههه' || 'اااا' || 'و' || '00112233445566778899'
          || '           '
      ), nfc),
      ' +', ' ', 'g'
    ),
    ' '
  ), '(?<=(^| )ن?می) (?=[^ ])|(?<=[^ ]) (?=ها(ی|یی|یم|یت|یش|یمان|یتان|یشان)?( |$))|(?<=ه)( ی)+(?= |$)', '', 'g');
