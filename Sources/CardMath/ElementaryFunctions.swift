/// The elementary functions, made only of `+ − × ÷` and integer operations, so that they give the same bits everywhere.
public enum Elementary {
}
