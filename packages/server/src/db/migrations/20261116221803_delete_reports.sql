-- A report goes as a whole, with what was published of it; editions are not changed or deleted by themselves.
GRANT DELETE ON web_reports TO forecastle_app;
