-- Teaching: what teachers tell, ask for and mark. Its tables come from courses (taught-apart.sql).
create schema teaching;
