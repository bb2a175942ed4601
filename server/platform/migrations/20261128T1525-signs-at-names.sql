-- A left-to-right mark at the signs of «C++», «C#» and «.NET», so that they stay at their side of the name in a line that
-- runs from right to left: the twin of withSignsAtNames() in persian/clean-text.ts. A mark that is there is not doubled.
create function platform.with_signs_at_names(words text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    regexp_replace(words, U&'[A-Za-z][A-Za-z0-9]*[+#]+(?![[:alnum:]+#\200E])', U&'\\&\200E', 'g'),
    U&'(?<![[:alnum:].\200E])[.](?=[A-Za-z])', U&'\200E.', 'g'
  );
